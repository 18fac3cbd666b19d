const { TestEnvironment } = require('jest-environment-node');

/** Node's environment with the project's own variables on top: the one difference between the two runs of the server's suite. */
module.exports = class ServerEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global.process.env, args[0].projectConfig.testEnvironmentOptions.env);
  }
};
