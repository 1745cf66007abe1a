import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AfterPaint } from './after-paint.tsx'

it('draws what stands in for the part first, and then the part', async () => {
  const drawn: string[] = []
  const Note = ({ name }: { name: string }) => {
    drawn.push(name)
    return <p>{name}</p>
  }
  render(
    <AfterPaint placeholder={<Note name="place" />}>
      <Note name="part" />
    </AfterPaint>,
  )
  await screen.findByText('part')
  expect(drawn).toEqual(['place', 'part'])
  expect(screen.queryByText('place')).toBeNull()
})
