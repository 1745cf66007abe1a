import type { StaffRole } from '../../openapi/generated/schema.ts'

interface SandboxStaff {
  id: string
  name: string
  email: string
  role: StaffRole
  /** For an authenticator; public, as all of these accounts are. */
  totpSecret: string
}

const staffOf = (role: StaffRole, name: string, totpSecret: string): SandboxStaff => ({
  id: `st-demo-${role}`,
  name,
  email: `${role}@example.co.th`,
  role,
  totpSecret,
})

/** Who works in the office of the sandbox, with the password of its customers. */
export const sandboxStaff: readonly SandboxStaff[] = [
  staffOf('owner', 'สหชัย ธนากร', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
  staffOf('sales', 'พิมพ์ชนก สุขใจ', 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU'),
  staffOf('warehouse', 'นภัสสร วงศ์ดี', 'MFZWIZTHNBVGW3DNMFZWIZTHNBVGW3DN'),
  staffOf('editor', 'ปาริชาติ เขียนดี', 'NBSWY3DPEHPK3PXQNBSWY3DPEHPK3PXQ'),
]
