import { at, pathOf } from '../draft.ts'
import type { ConceptMark } from '../marks.ts'
import type { State } from './state.ts'
import { isDenied as isDeniedAt, modeAt } from './verbs.ts'

interface Statut {
  readonly employmentType: string
  readonly commissionParitaire?: string
}

const STATUTS: Readonly<Record<string, Statut>> = {
  student: { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' },
  cip: { employmentType: 'INTERN', commissionParitaire: 'CIP/BIO' },
  fpie: { employmentType: 'INTERN', commissionParitaire: 'FPI/IBO E' },
  fpio: { employmentType: 'INTERN', commissionParitaire: 'FPI/IBO O' },
  intern: { employmentType: 'INTERN' },
}

/** A word that sets a field by itself: "marié", "ouvrier", "mi-temps". */
export function readSet(state: State, concept: ConceptMark, index: number): void {
  state.used.add(concept)
  const { of } = concept
  const isDenied = isDeniedAt(state, concept, index)
  if (of === 'fulltime') {
    if (state.hasOp('package.regimeNumerateur')) return
    for (const path of ['package.regimeNumerateur', 'package.regimeDenominateur'])
      if (at(state.draft, path) !== undefined && !isDenied) state.remove(path, concept)
    return
  }
  if (of === 'halftime') {
    if (isDenied || state.hasOp('package.regimeNumerateur')) return
    state.set('package.regimeNumerateur', 19, concept)
    state.set('package.regimeDenominateur', 38, concept)
    return
  }
  const statut = STATUTS[of]
  if (statut !== undefined) {
    if (isDenied) return
    state.set(pathOf('employmentType'), statut.employmentType, concept)
    if (statut.commissionParitaire !== undefined)
      state.set(pathOf('commissionParitaire'), statut.commissionParitaire, concept)
    return
  }
  const [field = '', word = ''] = of.split('=')
  const path = field.includes('.') ? field : pathOf(field)
  if (field === 'package.energieVS') return readEnergy(state, path, word, concept, isDenied)
  if (isDenied || modeAt(state, concept) === 'remove') {
    if (word === 'true' && at(state.draft, path) === true) state.remove(path, concept)
    else if (field === 'hasPrimeFinAnnee' || field === 'hasPrimeSectorielle')
      state.set(path, false, concept)
    else if (field === 'package.typeFraisTransport' && at(state.draft, 'package.hasFraisTransport'))
      state.remove('package.hasFraisTransport', concept)
    return
  }
  if (
    path === 'package.typeFraisTransport' &&
    /^(?:bus|tram|metro)$/.test(state.folded.slice(concept.start, concept.end)) &&
    state.hasOp(path)
  )
    return
  const value = word === 'true' ? true : word === 'false' ? false : word
  const known = state.ops.findIndex((op) => op.path === path)
  if (known >= 0) state.ops.splice(known, 1)
  state.set(path, value, concept)
}

/** "électrique" is of a car, unless it is a bike that was just named. */
function readEnergy(
  state: State,
  path: string,
  word: string,
  concept: ConceptMark,
  isDenied: boolean
): void {
  const cars = state.marks.concepts.some(({ concept: each }) => each === 'benefit:voitureSociete')
  const bikes = state.marks.concepts.some(({ concept: each }) => each === 'benefit:velo')
  if (isDenied || modeAt(state, concept) === 'remove' || (!cars && bikes)) return
  const isOfCard = /(?:carte|kaart|card)$/.test(state.folded.slice(0, concept.start).trimEnd())
  if (!isOfCard && !state.hasOp(path)) state.set(path, word, concept)
}
