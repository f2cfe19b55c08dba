/** Why something was not done, as a sentence for the person at the terminal; nothing has been switched. */
export class DeployError extends Error {}
