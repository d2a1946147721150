// Without this script the button does the same.
document.forms[0].submit()
