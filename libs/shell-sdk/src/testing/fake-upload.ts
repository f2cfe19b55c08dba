/** Answers uploads with `answer`, or fails. */
export class FakeUpload {
  static answer: () => { status: number; body: unknown } | 'lost' = () => 'lost';
  /** Addresses of what was sent. */
  static sent: string[] = [];
  upload = {};
  status = 0;
  responseText = '';
  timeout = 0;
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  private url = '';

  open(_method: string, url: string): void {
    this.url = url;
  }

  getResponseHeader(): null {
    return null;
  }

  setRequestHeader(): void {
    // What goes along is the API client's own concern.
  }

  abort(): void {
    this.onloadend?.();
  }

  send(): void {
    FakeUpload.sent.push(this.url);
    const answer = FakeUpload.answer();
    queueMicrotask(() => {
      if (answer === 'lost') this.onerror?.();
      else {
        this.status = answer.status;
        this.responseText = JSON.stringify(answer.body);
        this.onload?.();
      }
      this.onloadend?.();
    });
  }
}
