import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';

/** Closed: applications ended a week before the day. */
export const lumeraFansign = programme({
  prod_id: 'P000023',
  prod_type: 'CG004',
  prod_category: '06',
  progress_yn: 'E',
  origin_price: 165_000,
  inventory_cnt: 6,
  departureInDays: 2,
  place: PLACES.coex,
  opt_codes: ['OPT024', 'OPT007'],
  related: ['P000019', 'P000006', 'P000001'],
  texts: {
    KOR: {
      title: 'LUMERA 팬사인회 〈한 사람씩, 한마디씩〉',
      subtitle: '백 명만 초대하는 오후, 멤버마다 1분.',
      intro:
        '책상 하나를 사이에 두고 다섯 멤버와 차례로 인사를 나눕니다. 앨범에 이름을 적어 주고, 준비해 온 질문 하나에 답합니다. 통역이 곁에 있으니 하고 싶은 말을 모국어로 하셔도 됩니다.',
      schedule: [
        ['13:30', '본인 확인, 번호표 받기'],
        ['14:00', '질문 쪽지 쓰기, 통역 언어 고르기'],
        ['14:40', '사인회 시작 (번호 순서)'],
        ['17:00', '미니 라이브 두 곡'],
        ['17:30', '종료'],
      ],
      included: ['사인 앨범 1장', '통역', '멤버 전원 즉석 사진 1장'],
      excluded: ['하이터치 (선택)', '교통'],
      meeting: '코엑스 3층 나래 데스크. 삼성역 5번 출구와 이어져 있습니다.',
      notes: [
        '접수가 끝난 행사입니다. 다음 일정은 알림으로 받아 보세요.',
        '본인만 참여할 수 있고 양도할 수 없습니다.',
        '사인할 물건은 나눠 드리는 앨범으로 정해져 있습니다.',
      ],
    },
    ENG: {
      title: 'LUMERA fan sign: one by one, word by word',
      subtitle: 'A hundred guests, one minute with each member.',
      intro:
        'You meet all five in turn across a single table. They write your name in the album and answer the question you have brought. Interpreters sit beside them, so you may say it in your own language.',
      schedule: [
        ['13:30', 'Identity check, your number'],
        ['14:00', 'Write your question, choose the interpreter’s language'],
        ['14:40', 'Signing in order of numbers'],
        ['17:00', 'Two songs live'],
        ['17:30', 'End'],
      ],
      included: ['One signed album', 'Interpretation', 'An instant picture with all five'],
      excluded: ['Hi-touch (optional)', 'Transport'],
      meeting: 'Narae desk, third floor of COEX, connected with exit 5 of Samseong Station.',
      notes: [
        'Applications are closed; watch the notices for the next date.',
        'Personal and not transferable.',
        'Only the album handed out is signed.',
      ],
    },
    CHN: {
      title: 'LUMERA签售会《一人一句》',
      subtitle: '只邀一百人的午后，每位成员一分钟。',
      intro:
        '隔着一张桌子，依次与五位成员问好。她们会在专辑上写下您的名字，并回答您带来的一个问题。翻译就在旁边，想说的话用母语说就好。',
      schedule: [
        ['13:30', '核验身份，领取号码'],
        ['14:00', '写下问题，选择翻译语言'],
        ['14:40', '按号码开始签售'],
        ['17:00', '迷你现场两首歌'],
        ['17:30', '结束'],
      ],
      included: ['签名专辑一张', '翻译', '与全员拍立得一张'],
      excluded: ['击掌（可选）', '交通'],
      meeting: 'COEX三层Narae服务台，与三成站5号出口相连。',
      notes: ['报名已截止，下次日程请留意公告。', '仅限本人参加，不可转让。', '只签现场发放的专辑。'],
    },
    JPN: {
      title: 'LUMERAサイン会「ひとりずつ、ひとことずつ」',
      subtitle: '100名だけの午後、メンバーごとに1分。',
      intro:
        '机ひとつを挟み、5人と順番にごあいさつ。アルバムにお名前を書いてもらい、用意した質問にひとつ答えてもらえます。通訳が隣にいるので、伝えたいことは母国語でどうぞ。',
      schedule: [
        ['13:30', 'ご本人確認、番号札'],
        ['14:00', '質問カード記入、通訳言語の選択'],
        ['14:40', '番号順にサイン会開始'],
        ['17:00', 'ミニライブ2曲'],
        ['17:30', '終了'],
      ],
      included: ['サイン入りアルバム1枚', '通訳', '全員とのチェキ1枚'],
      excluded: ['ハイタッチ（オプション）', '交通費'],
      meeting: 'COEX 3階のNaraeデスク。三成駅5番出口直結。',
      notes: [
        '受付は終了しました。次回はお知らせをご覧ください。',
        'ご本人のみ参加可、譲渡はできません。',
        'サインはお渡しするアルバムに限ります。',
      ],
    },
    VTN: {
      title: 'Fansign LUMERA: từng người, từng lời',
      subtitle: 'Buổi chiều chỉ mời một trăm người, mỗi thành viên một phút.',
      intro:
        'Qua một chiếc bàn, bạn lần lượt chào cả năm thành viên. Họ viết tên bạn lên album và trả lời một câu hỏi bạn chuẩn bị. Có phiên dịch ngồi bên, nên hãy cứ nói bằng tiếng mẹ đẻ.',
      schedule: [
        ['13:30', 'Xác nhận danh tính, nhận số'],
        ['14:00', 'Viết câu hỏi, chọn ngôn ngữ phiên dịch'],
        ['14:40', 'Ký tặng theo số'],
        ['17:00', 'Hát live hai bài'],
        ['17:30', 'Kết thúc'],
      ],
      included: ['Một album có chữ ký', 'Phiên dịch', 'Một ảnh lấy ngay cùng cả nhóm'],
      excluded: ['Hi-touch (tùy chọn)', 'Đi lại'],
      meeting: 'Quầy Narae tầng 3 COEX, nối với cửa 5 ga Samseong.',
      notes: [
        'Đã hết hạn đăng ký; hãy theo dõi thông báo cho lần sau.',
        'Chỉ chính chủ tham gia, không chuyển nhượng.',
        'Chỉ ký lên album phát tại chỗ.',
      ],
    },
  },
});
