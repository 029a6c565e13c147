import { BaseSchema } from '@adonisjs/lucid/schema'
import { putOtherWords } from '#database/function_words'

/**
 * What writing an index checked for each row though another check says it already (ADR 85): a line's company is that of its run, its
 * worker and package are those of the contracts beside them; the company of a version, and of what it changes, is that of its
 * worker. Where an offer or an exchange made no version, their indexes hold nothing of it.
 *
 * What an index brings is told from facts that are compared once: without the fence PostgreSQL writes their expression, which
 * compares two packages, wherever they are named. And indexes by which what stands on a package is found: without them each package that goes was looked for in all prints
 * and exchanges of its company.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${LINES.map(({ name }) => `alter table indexation_lines drop constraint ${name};`).join('\n')}
      drop index indexation_lines_package;
      ${OF_WORKERS.map((table) => `alter table ${table} drop constraint ${table}_company_id_fkey;`).join('\n')}

      drop index contracts_company_id_offer_id_idx, contracts_company_id_sacrifice_id_idx;
      create unique index contracts_company_id_offer_id_idx on contracts (company_id, offer_id) where offer_id is not null;
      create unique index contracts_company_id_sacrifice_id_idx on contracts (company_id, sacrifice_id)
        where sacrifice_id is not null;

      create index on package_prints (company_id, package_id);
      create index on salary_sacrifices (company_id, package_id);

      ${putOtherWords('tell_indexed', [TOLD, TOLD_ONCE])}
    `)
  }

  async down() {
    this.schema.raw(`
      ${putOtherWords('tell_indexed', [TOLD_ONCE, TOLD])}

      drop index package_prints_company_id_package_id_idx, salary_sacrifices_company_id_package_id_idx;

      drop index contracts_company_id_offer_id_idx, contracts_company_id_sacrifice_id_idx;
      create unique index on contracts (company_id, offer_id);
      create unique index on contracts (company_id, sacrifice_id);

      ${OF_WORKERS.map((table) => `alter table ${table} add foreign key (company_id) references companies (id);`).join('\n')}
      create index indexation_lines_package on indexation_lines (company_id, new_package_id)
        where new_package_id is not null;
      ${LINES.map(({ name, key }) => `alter table indexation_lines add constraint ${name} ${key};`).join('\n')}
    `)
  }
}

const LINES = [
  {
    name: 'indexation_lines_company_id_fkey',
    key: 'foreign key (company_id) references companies (id)',
  },
  {
    name: 'indexation_lines_company_id_worker_id_fkey',
    key: 'foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade',
  },
  {
    name: 'indexation_lines_company_id_department_id_fkey',
    key: `foreign key (company_id, department_id) references departments (company_id, id)
      on delete set null (department_id)`,
  },
  {
    name: 'indexation_lines_company_id_new_package_id_fkey',
    key: `foreign key (company_id, new_package_id) references packages (company_id, id)
      on delete set null (new_package_id)`,
  },
]

/** Tables whose rows all name a worker, and by that key their company. */
const OF_WORKERS = ['contracts', 'team_changes']

/** The end of the subquery of `tell_indexed` (0128) that makes the facts. */
const TOLD = "where m.change_type = 'INDEXATION'"
const TOLD_ONCE = `${TOLD} offset 0`
