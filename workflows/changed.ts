/** The signal every process that follows the database knows: look again. It carries nothing. */
export const CHANGED = 'changed'
