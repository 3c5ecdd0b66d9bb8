/**
 * Vite reloads every page after the content changed. In the editor that would look like loss: the
 * draft of what was just saved comes back. A reload waits for its listeners, and this one never ends.
 */
if (!import.meta.env.SSR) {
  import.meta.hot?.on('vite:beforeFullReload', () => new Promise<never>(() => {}));
}

export {};
