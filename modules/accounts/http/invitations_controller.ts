import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AcceptInvitation } from '../actions/accept_invitation.ts'
import { InviteUser } from '../actions/invite_user.ts'
import { WithdrawInvitation } from '../actions/withdraw_invitation.ts'
import UserSession from '../models/user_session.ts'
import { findInvitation } from '../queries/find_invitation.ts'
import { listInvitations } from '../queries/list_people.ts'
import { toInvitation } from './people_transformers.ts'
import { knowBrowser } from './known_browser.ts'
import {
  acceptInvitationValidator,
  inviteUserValidator,
  openInvitationValidator,
} from './people_validators.ts'
import { toUser } from './transformers.ts'

export default class InvitationsController {
  async index({ scope }: HttpContext) {
    return { data: (await listInvitations(scope)).map(toInvitation) }
  }

  /** Also how an invitation is sent once more: the same address gets a new link. */
  async store({ request, response, scope, user }: HttpContext) {
    const input = await request.validateUsing(inviteUserValidator)
    return response.created(toInvitation(unwrap(await InviteUser.handle(scope, user, input))))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await WithdrawInvitation.handle(scope, id))
    return { id }
  }

  /** What the invited person sees before they answer. */
  async show({ request, response, scope }: HttpContext) {
    const { link } = await request.validateUsing(openInvitationValidator)
    response.header('cache-control', 'no-store')
    const { email, language } = unwrap(await findInvitation(scope, link))
    return { email, language }
  }

  async accept(ctx: HttpContext) {
    const { auth, request, response, scope, session } = ctx
    const { link, ...input } = await request.validateUsing(acceptInvitationValidator)
    const user = unwrap(await AcceptInvitation.handle(scope, link, input))
    const browser = request.header('user-agent')
    await auth.use('web').login(await UserSession.open(user, false, { browser, proven: true }))
    session.put('remember', false)
    // The browser with which an account begins is no new one.
    await knowBrowser(ctx, user.id, { told: false })
    return response.created(toUser(user))
  }
}
