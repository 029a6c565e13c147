import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  invitationSchema,
  invitationsSchema,
  openInvitationSchema,
  peopleSchema,
  personSchema,
  rolesSchema,
} from './people_schemas.ts'
import {
  acceptInvitationValidator,
  changeRoleValidator,
  inviteUserValidator,
  openInvitationValidator,
} from './people_validators.ts'
import { userSchema } from './schemas.ts'

const people = () => import('./people_controller.ts')
const invitations = () => import('./invitations_controller.ts')

/** The company's people: who is in, who is asked in, and what each role may do. */
export const peopleEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/company-users',
    handler: [people, 'index'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'Every user of the company',
    response: peopleSchema,
  },
  {
    method: 'PUT',
    path: '/company-users/:id',
    handler: [people, 'update'],
    audience: 'employer',
    can: 'people.manage',
    freshProof: true,
    summary: 'Give a person another role',
    body: changeRoleValidator,
    response: personSchema,
  },
  {
    method: 'POST',
    path: '/company-users/:id/deactivation',
    handler: [people, 'deactivate'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'Close an account: its sessions and tokens end',
    response: personSchema,
  },
  {
    method: 'DELETE',
    path: '/company-users/:id/deactivation',
    handler: [people, 'reactivate'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'Open a closed account again',
    response: personSchema,
  },
  {
    method: 'GET',
    path: '/roles',
    handler: [people, 'roles'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'The table of role by right',
    response: rolesSchema,
  },
  {
    method: 'GET',
    path: '/invitations',
    handler: [invitations, 'index'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'Invitations without an answer yet',
    response: invitationsSchema,
  },
  {
    method: 'POST',
    path: '/invitations',
    handler: [invitations, 'store'],
    audience: 'employer',
    can: 'people.manage',
    freshProof: true,
    summary: 'Invite a person by mail; asked again, they get a new link',
    body: inviteUserValidator,
    status: 201,
    response: invitationSchema,
  },
  {
    method: 'DELETE',
    path: '/invitations/:id',
    handler: [invitations, 'destroy'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'Withdraw an invitation',
    response: removedSchema,
  },
  {
    method: 'POST',
    path: '/out/invitation',
    handler: [invitations, 'show'],
    audience: 'public',
    limit: 'link',
    summary: 'The invitation behind a private link',
    body: openInvitationValidator,
    response: openInvitationSchema,
  },
  {
    method: 'POST',
    path: '/out/invitation/acceptance',
    handler: [invitations, 'accept'],
    audience: 'public',
    limit: 'link',
    summary: 'Accept an invitation: name, language, password; the person is then signed in',
    body: acceptInvitationValidator,
    status: 201,
    response: userSchema,
  },
]
