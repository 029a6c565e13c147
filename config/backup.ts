import env from '#backend/start/env'

/** Operators' commands only: neither web nor worker is given any of these. */
export default {
  /** The role that reads past row-level security, see docs/operators.md. */
  databaseUrl: env.get('BACKUP_DATABASE_URL'),
  /** The public half of the operator's key: enough to write a backup, not to open one. */
  recipient: env.get('BACKUP_RECIPIENT'),
  /** A superuser of the database that is restored into. */
  restoreUrl: env.get('RESTORE_DATABASE_URL'),
}
