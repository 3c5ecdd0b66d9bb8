/** Stands for a script that the network did not bring: whoever imports it gets the same refusal. */
throw new TypeError('Failed to fetch dynamically imported module');
