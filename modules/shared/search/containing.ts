/** The pattern of LIKE for texts that hold these words; what LIKE would read as a sign stands for itself. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
