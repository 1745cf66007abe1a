/** Tells a password manager whose password is asked for, where the login itself is not a field of the form. */
export function HiddenUserName({ value }: { value: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden
      className="visually-hidden"
    />
  )
}
