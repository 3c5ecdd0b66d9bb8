/** Short texts that isolates share for a while. Forgetful: what was put may be gone at any time. */
export interface Store {
  get: (name: string) => Promise<string | undefined>;
  put: (name: string, text: string, seconds: number) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/** For where nothing is shared. */
export const noStore: Store = {
  get: () => Promise.resolve(undefined),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
