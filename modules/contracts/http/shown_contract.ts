import type { HttpContext } from '@adonisjs/core/http'
import { findUserNames, holds } from '#modules/accounts/index'
import { unwrap, type Result } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { namesOf, partsRead, visibleWorkers } from '#modules/team/index'
import { stepsOf } from '../domain/contract_standing.ts'
import type Contract from '../models/contract.ts'
import { showingContract } from '../queries/contract_facts.ts'
import { isFollowed } from '../queries/find_contract.ts'
import { contentOf, prepareEdit, type PreparedContract } from '../queries/prepare_contract.ts'
import { standingFacts } from '../queries/standing_today.ts'
import { visibleContracts } from '../queries/visible_contracts.ts'
import { explainContract, toClause, toSource, toWarning } from './explain.ts'
import type { contractSchema, listedContractSchema, previewContractSchema } from './schemas.ts'

type Reader = Pick<HttpContext, 'scope' | 'i18n' | 'user'>

/** How each of these contracts stands in a list. */
export async function showingListed(
  { scope, user }: Pick<Reader, 'scope' | 'user'>,
  contracts: readonly Contract[]
): Promise<(contract: Contract) => Answer<typeof listedContractSchema>> {
  const show = await showingContract(scope, contracts, partsRead(user))
  const people = await peopleOf(
    scope,
    contracts.map(({ workerId }) => workerId)
  )
  const users = new Map(
    (
      await findUserNames(
        scope,
        contracts.flatMap(({ createdBy }) => createdBy ?? [])
      )
    ).map((maker) => [maker.id, maker])
  )
  return (contract) => ({
    ...show(contract),
    workerId: contract.workerId,
    worker: people.get(contract.workerId)!,
    endKind: contract.endKind,
    enteredBecause: contract.enteredBecause,
    createdBy: users.get(contract.createdBy ?? '') ?? null,
    createdAt: contract.createdAt.toISO()!,
  })
}

/** One contract as the API answers it, whole; a refusal is thrown. */
export async function shownContract(
  reader: Reader,
  result: Result<Contract>
): Promise<Answer<typeof contractSchema>> {
  const { scope } = reader
  const contract = unwrap(result)
  await contract.refresh()
  const versions = await visibleContracts(scope)
    .where('worker_id', contract.workerId)
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
  const show = await showingListed(reader, versions)
  const content = contentOf(contract)
  const centers = await namesOf(
    scope,
    'cost_center',
    [content.costCenterId].flatMap((id) => id ?? [])
  )
  const people = await peopleOf(
    scope,
    [content.replacedWorkerId].flatMap((id) => id ?? [])
  )
  const listed = show(contract)
  return {
    ...listed,
    ...shownContent(content),
    ...(await judgement(reader, contract)),
    steps: stepsOf(standingFacts(contract, await isFollowed(scope, contract)), today()),
    costCenter: centers.get(content.costCenterId ?? '') ?? null,
    replacedWorker: people.get(content.replacedWorkerId ?? '') ?? null,
    offerId: contract.offerId,
    exchangeId: contract.sacrificeId,
    previousId: contract.previousId,
    correctedById: contract.correctedById,
    version: contract.version,
    updatedAt: contract.updatedAt.toISO()!,
    versions: versions.map(show),
  }
}

/** A contract as it would be made. */
export function shownPreview(
  { i18n }: Pick<Reader, 'i18n'>,
  prepared: PreparedContract
): Answer<typeof previewContractSchema> {
  const { origin, content, worker, location, problems, overlap } = prepared
  const explain = explainContract(i18n)
  const { coutEmployeur, remuneration } = origin.pack.compute
  return {
    content: shownContent(content),
    changeType: origin.changeType,
    worker: {
      id: worker.id,
      displayName: `${worker.firstName} ${worker.lastName}`,
      language: worker.language,
    },
    nomFonction: origin.pack.nomFonction,
    salaireBrut: remuneration.remunerationMensuelle.salaireBrut,
    salaireNet: remuneration.remunerationMensuelle.salaireNet,
    coutEmployeurAnnuel: coutEmployeur.coutEmployeurAnnuel,
    location: location && {
      id: location.id,
      name: location.name,
      languageRegime: location.languageRegime,
    },
    problems: [
      ...problems.map((problem) => ({
        path: problem.path,
        code: problem.code,
        message: explain.problem(problem),
      })),
      ...(overlap
        ? [{ path: 'startDateStr', code: 'overlap', message: explain.overlap(overlap) }]
        : []),
    ],
    ...shownJudgement(i18n, prepared),
  }
}

function shownContent({ startDate, endDate, ...content }: ReturnType<typeof contentOf>) {
  return { ...content, startDateStr: startDate, endDateStr: endDate }
}

/** Of a version that is there; without its package, which its reader may not see, the law has nothing to judge. */
async function judgement({ scope, i18n, user }: Reader, contract: Contract) {
  // What held long ago is not to be written any more.
  const isJudged = holds(user, 'packages.read') && contract.enteredBecause === ''
  const prepared = isJudged ? await prepareEdit(scope, contract, contentOf(contract)) : null
  if (prepared?.ok) return shownJudgement(i18n, prepared.value)
  return {
    warnings: [],
    clauses: [],
    yearlyPay: 0,
    information: [],
    informationSource: toSource(i18n)('ACT_2022'),
  }
}

function shownJudgement(
  i18n: Reader['i18n'],
  { warnings, clauses, yearlyPay, information }: PreparedContract
) {
  return {
    warnings: warnings.map(toWarning(i18n)),
    clauses: clauses.map(toClause(i18n)),
    yearlyPay,
    information: information.map(({ item, isTold }) => ({
      item,
      isTold,
      title: i18n.t(`contracts.information.${item}`),
    })),
    informationSource: toSource(i18n)('ACT_2022'),
  }
}

async function peopleOf(scope: Scope, ids: readonly string[]) {
  const rows = await visibleWorkers(scope).whereIn('id', [...new Set(ids)])
  return new Map(
    rows.map(({ id, firstName, lastName }) => [id, { id, displayName: `${firstName} ${lastName}` }])
  )
}
