/** An id within a longer pattern; of JavaScript and of PostgreSQL, and without a mark that a query builder reads. */
export const UUID_PATTERN = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const UUID = new RegExp(`^${UUID_PATTERN}$`, 'i')

/**
 * Whether a text could be the id of a row; PostgreSQL refuses every other where it expects one, and
 * takes capitals for what they stand for.
 */
export const isUuid = (text: string) => UUID.test(text)
