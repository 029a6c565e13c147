import type { HttpContext } from '@adonisjs/core/http'
import { findCompany } from '../queries/find_company.ts'

export default class CompanyController {
  async show({ scope }: HttpContext) {
    return findCompany(scope)
  }

  /** What a visitor may see before signing in: the name and the colours on the door. */
  async brand({ scope }: HttpContext) {
    const { name, mainColor, logoUrl } = await findCompany(scope)
    return { name, mainColor, logoUrl }
  }
}
