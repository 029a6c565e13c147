import type { Verdict } from '#modules/sealing/pure'
import type { Language } from '#modules/shared/values/format'

type Words = Record<
  | 'valid'
  | 'altered'
  | 'unknown'
  | 'development'
  | 'sealed'
  | 'signed'
  | 'shown'
  | 'same'
  | 'other'
  | 'law'
  | 'EMPLOYER'
  | 'WORKER'
  | 'SIMPLE'
  | 'QUALIFIED'
  | 'PAPER',
  string
>

const WORDS: Record<Language, Words> = {
  fr: {
    valid: 'valide : tel qu’il a été scellé, au bit près',
    altered: 'modifié : porte un cachet d’ici et n’est plus tel qu’il a été scellé',
    unknown: 'inconnu : ne porte pas de cachet de ceux à qui vous vous fiez',
    development: 'cachet de développement, sans valeur légale',
    sealed: 'scellé par',
    signed: 'signé par',
    shown: 'montré',
    same: 'calcul refait : les mêmes montants',
    other: 'calcul refait : d’autres montants',
    law: 'calcul non refait : cette version n’a pas le même droit',
    EMPLOYER: 'employeur',
    WORKER: 'travailleur',
    SIMPLE: 'signature simple',
    QUALIFIED: 'signature qualifiée',
    PAPER: 'sur papier',
  },
  nl: {
    valid: 'geldig: zoals het verzegeld werd, tot op de bit',
    altered: 'gewijzigd: draagt een zegel van hier en is niet meer zoals het verzegeld werd',
    unknown: 'onbekend: draagt geen zegel van wie u vertrouwt',
    development: 'ontwikkelingszegel, zonder juridische waarde',
    sealed: 'verzegeld door',
    signed: 'getekend door',
    shown: 'getoond',
    same: 'berekening opnieuw gemaakt: dezelfde bedragen',
    other: 'berekening opnieuw gemaakt: andere bedragen',
    law: 'berekening niet opnieuw gemaakt: deze versie heeft niet hetzelfde recht',
    EMPLOYER: 'werkgever',
    WORKER: 'werknemer',
    SIMPLE: 'gewone handtekening',
    QUALIFIED: 'gekwalificeerde handtekening',
    PAPER: 'op papier',
  },
  en: {
    valid: 'valid: as it was sealed, to the last bit',
    altered: 'altered: carries a seal of ours and is not as it was sealed',
    unknown: 'unknown: carries no seal of those you believe',
    development: 'development seal, of no legal value',
    sealed: 'sealed by',
    signed: 'signed by',
    shown: 'shown',
    same: 'computed again: the same figures',
    other: 'computed again: other figures',
    law: 'not computed again: this version has not the same law',
    EMPLOYER: 'employer',
    WORKER: 'worker',
    SIMPLE: 'simple signature',
    QUALIFIED: 'qualified signature',
    PAPER: 'on paper',
  },
}

/** What is said of a file, in lines: the verdict, then by whom, what, and the computation inside. */
export function verdictText(file: string, verdict: Verdict, language: Language): string[] {
  const words = WORDS[language]
  const { seal, casefile, computation } = verdict
  const lines = [`${file}: ${words[verdict.verdict]}`]
  if (verdict.isDevelopment) lines.push(words.development)
  if (seal) lines.push(`${words.sealed} ${seal.by}, ${seal.at}`)
  for (const { kind, by, at } of verdict.signatures)
    if (kind === 'PERSON') lines.push(`${words.signed} ${by}, ${at ?? '?'}`)
  for (const { name, role, level, signedAt } of casefile?.signers ?? [])
    lines.push(`${words.signed} ${name} (${words[role]}, ${words[level]}), ${signedAt}`)
  for (const { name, sha256 } of casefile?.documents ?? [])
    lines.push(`${words.shown} ${name}, SHA-256 ${sha256}`)
  if (computation)
    lines.push(
      computation.isOtherLaw ? words.law : computation.isReproduced ? words.same : words.other
    )
  return [lines[0], ...lines.slice(1).map((line) => `  ${line}`)]
}
