/** The promise itself, made to say what React's `use` looks for: once settled, it is read at once. */
export function settling<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
