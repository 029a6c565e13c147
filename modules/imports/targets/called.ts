/** What columns are called in three languages, the plainest first, with a comma between. */
export const called = (names: string): readonly string[] => names.split(', ')
