import {
  errorText,
  validate,
  type ComputeModelConfig,
  type PackageFields,
} from '#modules/compute/pure'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Locale } from '#modules/shared/tenancy/scope'

/** What a package says itself: its class of job, its person's experience, its training. */
const OF_THE_PACKAGE = ['classe', 'anciennete', 'echelle', 'stage'] as const

/** What a company sets for all workers of one joint committee and kind of work. */
export type CompanyModelConfig = Omit<ComputeModelConfig, (typeof OF_THE_PACKAGE)[number]>

const PATH = 'package.computeModelConfig'

/** The package under the company's settings, with what it says itself. */
export function withModelConfig(fields: PackageFields, config: CompanyModelConfig): PackageFields {
  const own = Object.entries(fields.computeModelConfig).filter(([key]) => isOwn(key))
  return { ...fields, computeModelConfig: { ...Object.fromEntries(own), ...config } }
}

/** The settings without what is not set, as they are stored and compared. */
export function settled(config: CompanyModelConfig): CompanyModelConfig {
  const set = Object.entries(config).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(set) as unknown as CompanyModelConfig
}

/** The settings of which nothing is left but the joint committee and the kind of work: the law says the rest. */
export function ofTheLaw({
  commissionParitaire,
  employmentType,
}: CompanyModelConfig): CompanyModelConfig {
  return settled({ commissionParitaire, employmentType })
}

/** What the engine refuses of the company's settings, field by field, under the law of a day. */
export function modelConfigProblems(
  config: CompanyModelConfig,
  date: string,
  locale: Locale
): FieldProblem[] {
  const refused = validate({ date, package: { computeModelConfig: config, salaireBrut: 3000 } })
  return [
    ...Object.keys(config)
      .filter(isOwn)
      .map((key) => ({ code: 'unknown_field', path: `${PATH}.${key}` }) as const),
    ...refused.filter(({ path }) => path.startsWith(PATH)),
  ].map((error) => ({
    path: error.path.slice('package.'.length),
    code: error.code,
    message: errorText(error, locale),
  }))
}

function isOwn(key: string): boolean {
  return (OF_THE_PACKAGE as readonly string[]).includes(key)
}
