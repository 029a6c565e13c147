const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether a text could be the id of a row; PostgreSQL refuses every other where it expects one, and
 * takes capitals for what they stand for.
 */
export const isUuid = (text: string) => UUID.test(text)
