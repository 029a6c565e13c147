import type { Answer } from '#modules/shared/http/shapes'
import { listBenefits } from '../pure.ts'
import type { benefitDefinitionsShape } from './shapes.ts'

export default class BenefitDefinitionsController {
  /** The same for all companies: what the product knows, no company's offer. */
  async index(): Promise<Answer<typeof benefitDefinitionsShape>> {
    return { data: listBenefits() }
  }
}
