// What the specification asks of an unknown path, section 2: the developer's console names it.
console.warn('404: unknown path', location.pathname);
export {};
