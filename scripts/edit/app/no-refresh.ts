/**
 * What packages prepared for development call so that their components can be replaced while they
 * run. Vite's client would bring it; here it would also reload a form in which someone writes.
 */
Object.assign(globalThis, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (component: unknown) => component,
});
