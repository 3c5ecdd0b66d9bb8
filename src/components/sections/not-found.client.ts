// Helps to find broken links: the console shows the unknown path.
console.warn('404: unknown path', location.pathname);
export {};
