/** For development only: how examples/carrier knows the portal of this machine, and what it signs its notices with. */
export const developmentCarrier = {
  key: 'chuhai-development-carrier',
  secret: 'whsec_Y2h1aGFpLWRldmVsb3BtZW50LWNhcnJpZXItc2VjcmV0',
}
