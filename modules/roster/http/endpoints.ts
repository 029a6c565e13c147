import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  assignedSchema,
  functionsSchema,
  teamPageSchema,
  viewSchema,
  viewsSchema,
} from './schemas.ts'
import {
  assignValidator,
  listFunctionsValidator,
  listTeamValidator,
  viewValidator,
} from './validators.ts'

const team = () => import('./team_controller.ts')
const views = () => import('./team_views_controller.ts')

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/team',
    handler: [team, 'index'],
    audience: 'employer',
    can: 'team.read',
    feature: 'team',
    summary: 'Who is in the team on a day, and on what terms',
    query: listTeamValidator,
    response: teamPageSchema,
  },
  {
    method: 'GET',
    path: '/team/functions',
    handler: [team, 'functions'],
    audience: 'employer',
    can: 'team.read',
    feature: 'team',
    summary: 'The functions that people of the team have on a day',
    query: listFunctionsValidator,
    response: functionsSchema,
  },
  {
    method: 'POST',
    path: '/team/assignments',
    long: true,
    handler: [team, 'assign'],
    audience: 'employer',
    can: 'team.write',
    feature: 'team',
    summary:
      'Put people in a department, at a place of work, on a cost centre or under a manager: those named, or all of a filter, a hundred in each call',
    body: assignValidator,
    response: assignedSchema,
  },
  {
    method: 'GET',
    path: '/team-views',
    handler: [views, 'index'],
    audience: 'employer',
    can: 'team.read',
    summary: 'The views of the team that one has saved',
    response: viewsSchema,
  },
  {
    method: 'POST',
    path: '/team-views',
    handler: [views, 'store'],
    audience: 'employer',
    can: 'team.read',
    summary: 'Save a view of the team under a name',
    body: viewValidator,
    status: 201,
    response: viewSchema,
  },
  {
    method: 'DELETE',
    path: '/team-views/:id',
    handler: [views, 'destroy'],
    audience: 'employer',
    can: 'team.read',
    summary: 'Forget a saved view of the team',
    response: removedSchema,
  },
]
