import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { staffSessionMachine } from '../../../machines/staff-session/staff-session.machine.ts'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { ShopProblem } from '../../api/problem.ts'
import { StaffSessionContext } from '../../flows/staff-session/use-staff-session.ts'
import { CodeStep } from './code-step.tsx'

afterEach(cleanup)

const nobody = staffSessionMachine.provide({
  actors: {
    whoAmI: fromPromise(() => Promise.reject(new ShopProblem('UNAUTHORIZED'))),
    signIn: fromPromise(async ({ input: { code } }) => {
      if (code !== undefined) throw new ShopProblem('OTP_INVALID')
    }),
  },
})

it('says that a code was refused only where that kind of code is typed', async () => {
  const session = createActor(nobody).start()
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
  session.send({ type: 'password.submit', email: 'mali@example.com', password: 'secret' })
  await waitFor(session, (snapshot) => snapshot.matches({ signedOut: 'code' }))
  await showOfficePart(
    <StaffSessionContext value={session}>
      <CodeStep />
    </StaffSessionContext>,
  )
  const refused = () => screen.queryByText(/หรือใช้ไปแล้ว/)
  const [box] = screen.getAllByRole('textbox')
  if (box) fireEvent.paste(box, { clipboardData: { getData: () => '123456' } })
  await screen.findByText(/^รหัสไม่ตรง/)
  fireEvent.click(screen.getByText('ใช้รหัสกู้คืนแทน'))
  expect(refused()).toBeNull()
  fireEvent.change(screen.getByLabelText('รหัสกู้คืน'), { target: { value: 'abcd-efgh' } })
  fireEvent.click(screen.getByText('เข้าสู่ระบบ'))
  await screen.findByText(/^รหัสกู้คืนไม่ถูกต้อง/)
  fireEvent.click(screen.getByText('กลับไปใช้รหัสจากแอป'))
  expect(refused()).toBeNull()
})
