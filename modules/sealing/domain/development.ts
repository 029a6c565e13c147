/** What the development authority is called by, in every certificate of it. */
export const DEVELOPMENT = 'Barema development (no legal value)'
