/* Joint committees by their numbers, the first three digits, and of a subcommittee two more; their names stand in lang/. */
const COMMITTEES =
  '100 101 102 10201 10202 10203 10206 10209 104 105 106 10601 10602 10603 107 109 110 111 ' +
  '11101 11102 11103 112 113 11304 114 115 116 117 118 11803 119 120 12001 12003 121 124 125 ' +
  '12501 12502 12503 126 127 128 129 130 132 133 136 139 140 14001 14002 14003 14004 14005 142 ' +
  '14201 14202 14203 14204 143 144 145 146 147 148 149 14901 14902 14903 14904 150 152 15201 ' +
  '15202 200 201 202 20201 203 204 205 207 209 210 211 214 215 216 217 219 220 221 222 223 224 ' +
  '225 22501 22502 226 227 301 30101 30102 30105 302 303 30301 30303 304 306 307 308 309 310 ' +
  '311 312 313 314 315 31501 31502 31503 316 317 318 31801 31802 319 31901 31902 320 321 322 ' +
  '32201 323 324 325 326 327 32701 32702 32703 328 32801 32802 32803 329 32901 32902 32903 330 ' +
  '33001 33002 33003 33004 331 332 333 334 335 336 337 339 33901 33902 33903 340 341'

/** Trainees and students, who have none. */
const TRAINING = ['CIP/BIO', 'FPI/IBO E', 'FPI/IBO O', 'ETUDIANT'] as const

const COMMITTEE = /^BECP(\d{3}(?:\d{2})?)$/

/** Every code, in the order of the committees' numbers. The engine needs no names: they come with `listCommissions`. */
export const COMMISSION_CODES: readonly string[] = [
  ...COMMITTEES.split(' ').map((number) => `BECP${number}`),
  ...TRAINING,
]

/** Read once: each request names one. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  COMMISSION_CODES.map((code) => [code, Number(committeeNumber(code) ?? 0)])
)

/** The codes of joint committees, or those of trainees and students, without the names that `listCommissions` brings. */
export function commissionCodes(training: boolean): readonly string[] {
  return COMMISSION_CODES.filter((code) => (committeeNumber(code) === undefined) === training)
}

/** The number of a committee, `undefined` for a trainee or a student. */
export function committeeNumber(code: string): string | undefined {
  return COMMITTEE.exec(code)?.[1]
}

/** The number of a code of the list, 0 for a trainee or a student; `undefined` for any other text. */
export function numberOfCode(code: string): number | undefined {
  return NUMBERS.get(code)
}

/** True for a code of the list. */
export function isCommission(code: string): boolean {
  return NUMBERS.has(code)
}
