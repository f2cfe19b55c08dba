import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

const flag = { present: 0x01, recognised: 0x04, mayBeSynced: 0x08, synced: 0x10, attested: 0x40 } as const;

/** Faults of the authenticator or the browser. */
export interface Misbehaviour {
  readonly origin?: string;
  readonly rpID?: string;
  readonly challenge?: string;
  /** Whether it has recognised its owner; yes unless given. */
  readonly recognised?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

interface Options {
  readonly challenge: string;
}

/** One ES256 passkey that counts its uses (Web Authentication, 6.1), in a browser that names its page. */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  readonly #origin: string;
  #counter = 0;
  #handle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  get id(): string {
    return encoded(this.#id);
  }

  #data({ rpID, recognised = true, counter }: Misbehaviour, more = 0): Buffer {
    this.#counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(
      flag.present | flag.mayBeSynced | flag.synced | (recognised ? flag.recognised : 0) | more,
    );
    head.writeUInt32BE(counter ?? this.#counter, 1);
    return Buffer.concat([sha256(rpID ?? new URL(this.#origin).hostname), head]);
  }

  #clientData(type: string, { challenge }: Options, how: Misbehaviour): Buffer {
    const { origin = this.#origin } = how;
    return Buffer.from(
      JSON.stringify({ type, challenge: how.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #credential = () => ({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} });

  create(options: Options & { user?: { id: string } }, how: Misbehaviour = {}): Record<string, unknown> {
    this.#handle = options.user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([this.#data(how, flag.attested), Buffer.alloc(16), length, this.#id, cose]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: encoded(this.#clientData('webauthn.create', options, how)),
        attestationObject: encoded(attestation),
        transports: ['internal'],
      },
    };
  }

  get(options: Options, how: Misbehaviour = {}): Record<string, unknown> {
    const data = this.#data(how);
    const client = this.#clientData('webauthn.get', options, how);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#keys.privateKey);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
        userHandle: how.userHandle ?? this.#handle,
      },
    };
  }
}
