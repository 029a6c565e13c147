import type { RouteObject } from 'react-router'
import type { Audience } from '@/audience'

/** The three shells, each a chunk of its own. They never import each other. */
export const audiences: Record<Audience, () => Promise<{ routes: RouteObject[] }>> = {
  employer: () => import('@/audiences/employer/routes'),
  candidate: () => import('@/audiences/candidate/routes'),
  worker: () => import('@/audiences/worker/routes'),
}
