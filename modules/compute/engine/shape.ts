/**
 * A frozen object with these keys in this order, `undefined` where no value is given. Objects made from the same keys
 * share one hidden class, so that whatever reads the law finds every law set laid out alike: filled key by
 * key, objects of many keys become dictionaries, and a key that is absent in some years makes another shape.
 */
export function shaped<V>(
  keys: readonly string[],
  values: Readonly<Partial<Record<string, V>>>
): Readonly<Record<string, V | undefined>> {
  // Parsed, because what is parsed has all its keys at once; of numbers, because most are, and what has only held whole
  // numbers is read without asking what it is.
  const whole = JSON.parse(`{${keys.map((key) => `${JSON.stringify(key)}:0`).join()}}`)
  for (const key of keys) whole[key] = values[key]
  return Object.freeze(whole)
}
