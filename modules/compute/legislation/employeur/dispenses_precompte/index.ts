import { continu } from './continu.ts'
import { equipes } from './equipes.ts'
import { recherche } from './recherche.ts'
import { starter } from './starter.ts'
import { starterMicro } from './starter_micro.ts'

export const dispensesPrecompte = {
  continu,
  equipes,
  recherche,
  starter,
  starterMicro,
}
