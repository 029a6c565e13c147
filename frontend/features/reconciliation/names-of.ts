/** Names of some people, and a sign that there are more. */
export function namesOf({
  total,
  workers,
}: {
  total: number
  workers: readonly { displayName: string }[]
}): string {
  const names = workers.map(({ displayName }) => displayName).join(', ')
  return total > workers.length ? `${names}…` : names
}
