const MAX_CRUMB = 30

/** Cuts a label longer than 30 characters with an ellipsis. */
export function truncate(text: string, max = MAX_CRUMB): string {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`
}
