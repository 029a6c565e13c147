import i18nManager from '@adonisjs/i18n/services/main'
import { visibleContracts } from '#modules/contracts/index'
import { knownPeople, lockPeople, printsOfPeople, UndoPeople, WritePeople, type PersonWritten } from '#modules/team/index'
import type { ImportTarget } from '../domain/import_target.ts'
import { OFFICIAL_FIELDS } from '../domain/official_table.ts'
import { CONTRACT_FIELDS } from './contract_fields.ts'
import { contractFacts, makeContracts, takeBackContracts, type MadeContract } from './contracts.ts'
import { planOfficial } from './plan_official.ts'
import { WORKER_FIELDS } from './worker_fields.ts'

interface Applied {
  people: PersonWritten[]
  contracts: MadeContract[]
}

const FIELDS = [...WORKER_FIELDS, ...CONTRACT_FIELDS]

/**
 * A declaration of a quarter (DmfA), slips of a year (281.10), or both: people with their first contract. It says what was,
 * so that it fills what is not known and changes nothing that is (ADR 77).
 */
export const officialTarget: ImportTarget = {
  right: 'contracts.write',
  feature: 'team',
  fields: OFFICIAL_FIELDS.map((name) => FIELDS.find((field) => field.name === name)!),
  needs: [],

  async plan(scope, rows, settings, { name: fileName }) {
    const people = await knownPeople(scope, { sealed: false })
    const plan = await planOfficial(rows, {
      people,
      prints: await printsOfPeople(scope),
      engaged: new Set((await visibleContracts(scope).distinct('worker_id')).map(({ workerId }) => workerId)),
      contracts: await contractFacts(scope, []),
      keepsNiss: settings.nissFor !== undefined,
      locale: scope.locale,
      say: (key, params) => i18nManager.locale(scope.locale).t(`imports.${key}`, params),
    })
    return {
      rows: plan.rows,
      newNames: [],
      async apply(own): Promise<Applied> {
        return {
          people: await WritePeople.handle(own, plan.people),
          contracts: await makeContracts(own, plan.contracts, fileName),
        }
      },
    }
  },

  lock: lockPeople,

  people(applied) {
    const { people, contracts } = applied as Applied
    return [...new Set([...people.map(({ id }) => id), ...contracts.map(({ workerId }) => workerId)])]
  },

  async undo(scope, applied) {
    const { people, contracts } = applied as Applied
    // Nobody goes who still has a contract.
    const gone = new Set((await takeBackContracts(scope, contracts)).map(({ id }) => id))
    const undone = await UndoPeople.handle(scope, people)
    const written = new Set(people.map(({ id }) => id))
    const alone = contracts.filter(({ workerId }) => !written.has(workerId))
    const back = alone.filter(({ id }) => gone.has(id)).length
    return { restored: undone.restored + back, kept: undone.kept + alone.length - back }
  },
}
