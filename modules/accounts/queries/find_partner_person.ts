import PartnerUser from '../models/partner_user.ts'
import User from '../models/user.ts'

/** Who the user with this address is at the company's partner; null for all others. */
export async function findPartnerPerson(
  email: string
): Promise<{ partnerId: string; personId: string } | null> {
  const user = await User.findBy('email', email.toLowerCase())
  const member = user && (await PartnerUser.findBy('user_id', user.id))
  return member && { partnerId: member.partnerId, personId: member.personId }
}
