/**
 * The SQL by which each row of a table speaks of exactly one subject (ADR 29). Every type of subject has a column of its
 * own with a foreign key, so that the database knows that the subject is there, is the company's own, and takes its
 * rows along. A migration that adds such a column calls this again with all types.
 *
 * @param types as `modules/shared/subjects/subject.ts` names them at the time of the migration
 */
export function oneSubject(table: string, types: readonly string[]): string {
  const columns = types.map((type) => `${type}_id`)
  return `
    ${columns.map((column) => `alter table ${table} alter column ${column} drop not null;`).join('\n')}
    alter table ${table} drop constraint if exists ${table}_one_subject;
    alter table ${table} add constraint ${table}_one_subject check (num_nonnulls(${columns.join(', ')}) = 1);
  `
}
