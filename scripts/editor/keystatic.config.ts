// Keystatic looks for its configuration in the root of its site.
export { default } from '../../keystatic.config.ts';
