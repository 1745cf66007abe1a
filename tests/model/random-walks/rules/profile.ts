import type { profileMachine } from '../../../../machines/profile/profile.machine.ts'
import { always, forgets, type Rule } from '@phaen/statecharts'

type ProfileFlow = typeof profileMachine

export const rules: Rule<ProfileFlow>[] = [
  forgets<ProfileFlow>('nothing of a customer is left for the next one', {
    isOver: ({ move }) => 'send' in move && move.send.type === 'session.ended',
  }),
  always('a password is held by the one actor that needs it', ({ snapshot }) =>
    JSON.stringify(snapshot.context).includes('Acrylic3mm') ? 'the context holds it' : undefined,
  ),
  always('a form stands open only over a profile', ({ context }) =>
    context.group !== undefined && context.profile === undefined ? `${context.group} is open` : undefined,
  ),
  always('nobody is asked about twice at once', ({ actors }) =>
    actors.length > 1 ? actors.map(({ id }) => id).join(' and ') : undefined,
  ),
]
