/** The fields of our own signatures; by the first a file is known to have been sealed by us. */
export const SEAL_FIELD = 'barema-seal'
export const ARCHIVE_FIELD = 'barema-archive'
