export async function benchScale(_sizes: readonly number[]): Promise<string[]> {
  return [];
}
