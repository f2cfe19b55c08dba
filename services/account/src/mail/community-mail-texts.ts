import type { LanTp } from '@narae/contracts';
import type { AccountMailTexts } from './account-mail.ts';

export type CommunityMailKind = 'question-answered' | 'comment-replied' | 'review-asked';

interface CommunityMailTexts extends Omit<AccountMailTexts, 'rows'> {
  readonly about?: string;
}

/** Without what was written, which may be secret (COMMUNITY-5). */
export const communityMailTexts: Readonly<
  Record<CommunityMailKind, Readonly<Record<LanTp, CommunityMailTexts>>>
> = {
  'question-answered': {
    KOR: {
      subject: '[나래] 질문에 답변이 등록되었습니다',
      body: '남겨 주신 질문에 답변해 드렸습니다. 아래 버튼을 눌러 확인해 주세요. 비밀 질문은 비밀번호를 입력하면 읽을 수 있습니다.',
      action: '답변 보기',
      closing: '궁금한 점이 더 있으시면 언제든지 Q&A에 남겨 주세요.',
    },
    ENG: {
      subject: '[Narae] Your question is answered',
      body: 'We have answered the question you asked us. If it is a secret one, its password opens it.',
      action: 'Read the answer',
      closing: 'If you have another question, please ask us at any time.',
    },
    CHN: {
      subject: '【Narae】您的提问已有回复',
      body: '我们已回复您的提问，请点击下方按钮查看。私密提问需输入密码后查看。',
      action: '查看回复',
      closing: '如果还有其他问题，欢迎随时向我们提问。',
    },
    JPN: {
      subject: '【Narae】ご質問に回答しました',
      body: 'お寄せいただいたご質問に回答しました。下のボタンからご確認ください。非公開のご質問は、パスワードを入力するとご覧いただけます。',
      action: '回答を見る',
      closing: 'ほかにもご不明な点がありましたら、いつでもご質問ください。',
    },
    VTN: {
      subject: '[Narae] Câu hỏi của bạn đã được trả lời',
      body: 'Chúng tôi đã trả lời câu hỏi của bạn. Nếu là câu hỏi riêng tư, hãy nhập mật khẩu để đọc.',
      action: 'Xem câu trả lời',
      closing: 'Nếu còn thắc mắc, bạn cứ đặt câu hỏi cho chúng tôi bất cứ lúc nào.',
    },
  },
  'comment-replied': {
    KOR: {
      subject: '[나래] 회원님의 댓글에 답글이 달렸습니다',
      body: '회원님이 남긴 댓글에 답글이 달렸습니다. 아래 버튼을 눌러 확인해 주세요.',
      action: '답글 보기',
      closing: '궁금한 점이 더 있으시면 언제든지 Q&A에 남겨 주세요.',
    },
    ENG: {
      subject: '[Narae] Somebody answered your comment',
      body: 'There is an answer to a comment you wrote.',
      action: 'Read the answer',
      closing: 'If you have another question, please ask us at any time.',
    },
    CHN: {
      subject: '【Narae】您的评论有新回复',
      body: '您发表的评论收到了回复，请点击下方按钮查看。',
      action: '查看回复',
      closing: '如果还有其他问题，欢迎随时向我们提问。',
    },
    JPN: {
      subject: '【Narae】コメントに返信がありました',
      body: 'お書きになったコメントに返信がありました。下のボタンからご確認ください。',
      action: '返信を見る',
      closing: 'ほかにもご不明な点がありましたら、いつでもご質問ください。',
    },
    VTN: {
      subject: '[Narae] Có người trả lời bình luận của bạn',
      body: 'Bình luận của bạn vừa nhận được một câu trả lời.',
      action: 'Xem câu trả lời',
      closing: 'Nếu còn thắc mắc, bạn cứ đặt câu hỏi cho chúng tôi bất cứ lúc nào.',
    },
  },
  'review-asked': {
    KOR: {
      subject: '[나래] 여행은 어떠셨나요?',
      about: '상품',
      body: '나래와 함께한 여행은 즐거우셨나요? 별점과 짧은 후기를 남겨 주시면 다음에 떠나는 분들께 큰 도움이 됩니다.',
      action: '후기 쓰기',
      closing: '불편한 점이 있으셨다면 Q&A에 남겨 주세요. 꼭 답변드리겠습니다.',
    },
    ENG: {
      subject: '[Narae] How was your trip?',
      about: 'You booked',
      body: 'You are back from a trip with us. A few stars and a few words of yours help those who go next.',
      action: 'Write a review',
      closing: 'If something was not as it should be, please tell us in a question: we will answer.',
    },
    CHN: {
      subject: '【Narae】这次旅行怎么样？',
      about: '您的行程',
      body: '感谢您选择Narae出行。您的星级评分和几句感受，能给后来的朋友很大帮助。',
      action: '写评价',
      closing: '如果有不满意的地方，欢迎在问答中告诉我们，我们一定会回复。',
    },
    JPN: {
      subject: '【Narae】ご旅行はいかがでしたか',
      about: 'ご予約の商品',
      body: 'Naraeのご旅行はいかがでしたか。星の評価とひと言の感想が、これから旅立つ方の参考になります。',
      action: 'レビューを書く',
      closing: 'お気づきの点がありましたら、Q&Aからお知らせください。必ずお返事いたします。',
    },
    VTN: {
      subject: '[Narae] Chuyến đi của bạn thế nào?',
      about: 'Sản phẩm đã đặt',
      body: 'Bạn vừa trở về từ chuyến đi cùng Narae. Vài ngôi sao và đôi dòng cảm nhận của bạn sẽ giúp ích cho những người đi sau.',
      action: 'Viết đánh giá',
      closing:
        'Nếu có điều gì chưa hài lòng, bạn hãy gửi câu hỏi cho chúng tôi. Chúng tôi nhất định sẽ trả lời.',
    },
  },
};
