/**
 * What `work` gives, or `late` once it has taken longer. Ends its timer, so that nothing waits for it.
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  ms: number,
  late: Value,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
