import i18nManager from '@adonisjs/i18n/services/main'
import { visibleContracts } from '#modules/contracts/index'
import { declaredIn, UndoDeclared, WriteDeclared, type DeclaredWritten } from '#modules/reconciliation/index'
import { knownPeople, lockPeople, printsOfPeople, UndoPeople, WritePeople, type PersonWritten } from '#modules/team/index'
import type { ImportTarget } from '../domain/import_target.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { OFFICIAL_FIELDS } from '../domain/official_table.ts'
import { CONTRACT_FIELDS } from './contract_fields.ts'
import { contractFacts, makeContracts, takeBackContracts, type MadeContract } from './contracts.ts'
import { DECLARED_FIELDS } from './plan_declared.ts'
import { planOfficial } from './plan_official.ts'
import { WORKER_FIELDS } from './worker_fields.ts'

interface Applied {
  people: PersonWritten[]
  contracts: MadeContract[]
  /** Absent in what was done before they were kept. */
  declared?: DeclaredWritten[]
}

const FIELDS = [...WORKER_FIELDS, ...CONTRACT_FIELDS]

/**
 * A declaration of a quarter (DmfA), slips of a year (281.10), or both: people with their first contract. It says what was,
 * so that it fills what is not known and changes nothing that is (ADR 77).
 */
export const officialTarget: ImportTarget = {
  right: 'contracts.write',
  feature: 'team',
  fields: [...OFFICIAL_FIELDS.map((name) => FIELDS.find((field) => field.name === name)!), ...DECLARED_FIELDS],
  needs: [],

  async plan(scope, rows, settings, { name: fileName }) {
    const people = await knownPeople(scope, { sealed: false })
    const plan = await planOfficial(rows, {
      people,
      prints: await printsOfPeople(scope),
      engaged: new Set((await visibleContracts(scope).distinct('worker_id')).map(({ workerId }) => workerId)),
      contracts: await contractFacts(scope, []),
      declared: await declaredIn(scope, periodsOf(rows)),
      keepsNiss: settings.nissFor !== undefined,
      locale: scope.locale,
      say: (key, params) => i18nManager.locale(scope.locale).t(`imports.${key}`, params),
    })
    return {
      rows: plan.rows,
      newNames: [],
      async apply(own): Promise<Applied> {
        const written = await WritePeople.handle(own, plan.people)
        const contracts = await makeContracts(own, plan.contracts, fileName)
        await WriteDeclared.handle(own, plan.declared)
        return { people: written, contracts, declared: [...plan.declared] }
      },
    }
  },

  lock: lockPeople,

  people(applied) {
    const { people, contracts, declared = [] } = applied as Applied
    return [...new Set([...people.map(({ id }) => id), ...[...contracts, ...declared].map(({ workerId }) => workerId)])]
  },

  async undo(scope, applied) {
    const { people, contracts, declared = [] } = applied as Applied
    const amounts = await UndoDeclared.handle(scope, declared)
    // Nobody goes who still has a contract.
    const gone = new Set((await takeBackContracts(scope, contracts)).map(({ id }) => id))
    const undone = await UndoPeople.handle(scope, people)
    // Each person is counted once, by the first of what was done to them.
    const told = new Set(people.map(({ id }) => id))
    const others = [
      ...contracts.map(({ id, workerId }) => ({ workerId, isBack: gone.has(id) })),
      ...declared.map(({ workerId }) => ({ workerId, isBack: amounts.has(workerId) })),
    ]
    for (const { workerId, isBack } of others) {
      if (told.has(workerId)) continue
      told.add(workerId)
      if (isBack) undone.restored++
      else undone.kept++
    }
    return undone
  },
}

/** The quarters and years that rows say something of. */
function periodsOf(rows: readonly ReadRow[]): string[] {
  return [...new Set(rows.flatMap(({ official }) => official?.declared.map(({ period }) => period) ?? []))]
}
