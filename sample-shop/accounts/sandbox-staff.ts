import type { StaffRole } from '../../openapi/generated/schema.ts'

interface SandboxStaff {
  id: string
  name: string
  email: string
  role: StaffRole
  /** For an authenticator; public, as all of these accounts are. */
  totpSecret: string
}

/** Who works in the office of the sandbox, with the password of its customers. */
export const sandboxStaff: readonly SandboxStaff[] = [
  {
    id: 'st-demo-owner',
    name: 'สหชัย ธนากร',
    email: 'owner@example.co.th',
    role: 'owner',
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
  {
    id: 'st-demo-sales',
    name: 'พิมพ์ชนก สุขใจ',
    email: 'sales@example.co.th',
    role: 'sales',
    totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
  },
  {
    id: 'st-demo-warehouse',
    name: 'นภัสสร วงศ์ดี',
    email: 'warehouse@example.co.th',
    role: 'warehouse',
    totpSecret: 'MFZWIZTHNBVGW3DNMFZWIZTHNBVGW3DN',
  },
  {
    id: 'st-demo-editor',
    name: 'ปาริชาติ เขียนดี',
    email: 'editor@example.co.th',
    role: 'editor',
    totpSecret: 'NBSWY3DPEHPK3PXQNBSWY3DPEHPK3PXQ',
  },
]
