import { describe, expect, it } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { shopSecrets } from '../../src/features/gallery/inspector/shop-secrets.ts'
import { pinnedPlan } from '../../tools/commands/gen/flow-files.ts'
import { Mask, pathsOf, replayRecording } from '@phaen/statecharts'
import { recordedWhile } from '../../tools/statecharts/src/recording/recording.fixture.ts'

const mask = new Mask(shopSecrets)

describe.each(flows)('a recording of $id', { timeout: 60_000 }, (flow) => {
  it('replays to the same states, whichever pinned path was recorded', async () => {
    for (const path of pathsOf(await pinnedPlan(flow))) {
      const recording = recordedWhile(
        flow.machine,
        path.map((step) => step.do),
      )
      const whole = { same: path.length }
      expect(replayRecording(flow.machine, recording)).toEqual(whole)
      // Made-up secrets have to pass the guards that the real ones passed.
      expect(replayRecording(flow.machine, mask.apply(recording))).toEqual(whole)
    }
  })
})
