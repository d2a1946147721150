/** For development only: how examples/mailbox knows the portal of this machine. */
export const developmentMailbox = {
  from: '出海云 <no-reply@chuhai.example>',
  smsKey: 'chuhai',
  smsSecret: 'chuhai-development-secret',
  smsSignature: '出海云',
}
