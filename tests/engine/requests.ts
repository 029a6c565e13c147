import {
  compute,
  type ComputeAnswer,
  type ComputeError,
  type ComputeRequest,
  type PackageFields,
  type WorkerFields,
} from '#modules/compute/pure'

export interface Case {
  date?: string
  effectif?: number
  worker?: WorkerFields
  package?: Partial<PackageFields>
  solve?: ComputeRequest['solve']
  explain?: boolean
}

/** A request of a full-time CP 200 employee at 3,000 € in September 2026, with what differs. */
export function request(differs: Case = {}): ComputeRequest {
  return {
    date: differs.date ?? '2026-09-01',
    company: { effectif: differs.effectif ?? 25, assuranceLoiTaux: 0.005 },
    worker: { etatCivil: 'celibataire', ...differs.worker },
    package: {
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
      salaireBrut: 3000,
      ...differs.package,
    },
    ...(differs.solve && { solve: differs.solve }),
    ...(differs.explain && { explain: true }),
  }
}

/** The answer of a request that must not be refused. */
export function answered(given: unknown): ComputeAnswer {
  const result = compute(given)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

/** The refusals of a request that must not be answered. */
export function refused(given: unknown): readonly ComputeError[] {
  const result = compute(given)
  if (result.ok) throw new Error('answered')
  return result.errors
}

/** The figures of a case, monthly lines first. */
export function month(differs: Case = {}) {
  return answered(request(differs)).compute.remuneration.remunerationMensuelle
}

export function year(differs: Case = {}) {
  return answered(request(differs)).compute.remuneration.remunerationAnnuelle
}

/** The yearly employer cost by key. */
export function cost(differs: Case = {}): Record<string, number> {
  const { remunerationsFixes } = answered(request(differs)).compute.coutEmployeur
  return Object.fromEntries(remunerationsFixes.map(({ key, amount }) => [key, amount]))
}

/** What every rule computed, by id, in euros, percent or counts. */
export function lines(differs: Case = {}): Record<string, number> {
  const { explanation } = answered(request({ ...differs, explain: true }))
  return Object.fromEntries(explanation!.map(({ rule, value }) => [rule, value]))
}

/** A seeded stream of numbers in [0, 1): the same cases on every machine. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
