/** Returns the result of `work`, or `late` where `work` takes longer than `ms` milliseconds. */
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
