import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mount } from './app'

function Login() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { mutate } = useMutation({
    mutationFn: () => fetch('/spa/api/v1/auth/login', { method: 'POST', body: JSON.stringify({ email, password }) }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <h1>Sign in</h1>
      <label>
        Email <input name="email" type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        Password{' '}
        <input name="password" type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <button type="submit">Sign in</button>
    </form>
  )
}

mount(Login)
